/** The words of a concept by language: lower case, without accents, separated by spaces. `*` at the end matches any suffix. */
interface Concept {
  readonly en: string;
  readonly es?: string;
  readonly fr?: string;
}

/** Concepts and the words that people use for them, including common misspellings. Intents combine concepts. */
export const CONCEPTS = {
  // Dangers
  gas: { en: 'gas gass gassy propane propain', es: 'gas propano', fr: 'gaz propane' },
  odor: {
    en: 'smell smel* odor* odour* oder ordor stink* stench reek* scent whiff',
    es: 'huele guele hule uele olor* oler apesta peste',
    fr: 'odeur* sent pue senteur',
  },
  rotten: { en: 'rotten roten rotton', es: 'podrid*', fr: 'pourri*' },
  egg: { en: 'egg eggs', es: 'huevo*', fr: 'oeuf*' },
  sulfur: { en: 'sulfur sulphur sulfer sulpher mercaptan', es: 'azufre', fr: 'soufre' },
  hiss: { en: 'hiss* hising', es: 'silbido silba silbando sisea*', fr: 'siffle* sifflant' },
  fumes: { en: 'fumes' },
  oil: {
    en: 'oil oily diesel kerosene fuel feul',
    es: 'aceite diesel combustible queroseno',
    fr: 'huile mazout diesel kerosene',
  },
  spill: { en: 'puddle* spill*', es: 'charco* derrame*', fr: 'flaque* deversement*' },
  boom: { en: 'boom* kaboom', es: 'estallido* estalla* truena bum', fr: 'boum detonation*' },
  bang: { en: 'bang' },
  pipe: { en: 'pipe* plumbing faucet*', es: 'tuberia* tubo* caneria*', fr: 'tuyau* conduite*' },
  flue: { en: 'intake exhaust flue chimney', es: 'escape', fr: 'cheminee' },
  touch: { en: 'touch*', es: 'tocar*', fr: 'toucher touche' },
  glowing: { en: 'hot glow* overheat*', es: 'caliente* ardiendo', fr: 'chaud chaude brulant*' },
  burned: { en: 'scald*', es: 'queme quemo quemadura*', fr: 'brulure*' },
  chemical: { en: 'chemical* solvent', es: 'quimico*', fr: 'chimique*' },
  line: { en: 'pipe* line lines meter', es: 'tuberia*', fr: 'tuyau*' },
  rupture: { en: 'burst ruptur* cut hit broke broken', es: 'rompio revento revent*', fr: 'perce* eclate*' },
  monoxide: { en: 'monoxide monoxid monixide', es: 'monoxido', fr: 'monoxyde' },
  co: { en: 'carbon co co2', es: 'carbono', fr: 'carbone' },
  reading: { en: 'poison* level levels reading readings ppm', es: 'intoxic* envenen*', fr: 'intoxic*' },
  alarm: {
    en: 'alarm* alert* detector* monitor* beep* chirp*',
    es: 'alarma* detector* pita pitando sonando suena',
    fr: 'alarme* avertisseur* detecteur* sonne bip*',
  },
  sick: {
    en: 'dizzy dizziness headache* nausea nauseous nauseated sick vomit* faint* drowsy unconscious',
    es: 'mareo* maread* nausea* vomit* cabeza desmay*',
    fr: 'etourdi* vertige* nausee* malaise* vomi* tete evanoui*',
  },
  fire: { en: 'fire flames', es: 'fuego incendio llamas', fr: 'feu incendie flammes' },
  smoke: { en: 'smoke smoking smokey smoky', es: 'humo humea', fr: 'fumee* fume boucane' },
  burn: {
    en: 'burn burning burnt burned scorch* acrid',
    es: 'quemado quemada quema quemando chamuscad*',
    fr: 'brule brulee',
  },
  melt: { en: 'melt*', es: 'derrit*', fr: 'fondu' },
  explosion: { en: 'explod* explosion', es: 'explot*', fr: 'explos*' },
  spark: { en: 'spark* arcing', es: 'chispa*', fr: 'etincelle*' },
  water: { en: 'water wet pouring', es: 'agua mojad*', fr: 'eau mouille*' },
  electric: {
    en: 'electric* electrical wire* wiring cable* breaker panel outlet*',
    es: 'electric* cable* enchufe* breaker disyuntor',
    fr: 'electri* fils prise* panneau disjoncteur',
  },
  wiring: {
    en: 'wire* wiring cable* cord cords breaker panel fuse* circuit* board outlet* fixture*',
    es: 'cable* enchufe* breaker disyuntor*',
    fr: 'fils prise* panneau disjoncteur',
  },
  flood: { en: 'flood* submerged', es: 'inund*', fr: 'inond*' },
  vulnerable: {
    en: 'baby babies infant* newborn* toddler* elder* grandma grandpa grandmother grandfather grandparents disabled pregnant oxygen mother mom father dad parent*',
    es: 'bebe* nacid* ancian* abuel* embarazada',
    fr: 'bebe* nourrisson* agee* aine* enceinte',
  },
  heatstroke: { en: 'heatstroke hypothermia', es: 'hipotermia', fr: 'hypothermie' },
  stroke: { en: 'sunstroke', es: 'golpe', fr: 'coup' },
  oven: { en: 'oven' },
  generator: { en: 'generator* grill barbecue bbq', fr: 'generatrice* barbecue' },
  indoors: { en: 'inside indoors garage', es: 'adentro dentro', fr: 'interieur' },
  // Systems
  heatPump: { en: 'heatpump', es: 'bombadecalor', fr: 'thermopompe*' },
  ductless: { en: 'minisplit ductless', fr: 'murale mural' },
  packaged: { en: 'rooftop package packaged' },
  airHandler: { en: 'airhandler' },
  furnace: {
    en: 'furnace* furnance* furnice* heater*',
    es: 'calefaccion calefactor* calenton caldera',
    fr: 'fournaise*',
  },
  acUnit: {
    en: 'ac aircon conditioner* airconditioner* condenser*',
    es: 'acondicionado* clima',
    fr: 'clim climatis*',
  },
  // Faults
  not: {
    en: 'no not none wont dont doesnt isnt arent cant never stop stops stopped quit quits dead broke broken out down fail* died trouble problem* issue* without',
    es: 'no sin nada rota roto descompuest* averiad* dejo dano danad* falla* fallo',
    fr: 'pas plus sans aucun* panne brise* defectueu* arrete',
  },
  heat: {
    en: 'heat heating heater* furnace* furnance* furnice* boiler* heatpump',
    es: 'calefaccion calefactor* calor calenton horno caldera calienta calentador bombadecalor',
    fr: 'chauffage chauffe chauffer fournaise* chaudiere* chaleur thermopompe*',
  },
  cool: {
    en: 'ac aircon conditioner* conditioning airconditioner* airconditioning cooling cool minisplit ductless compressor* condenser* evaporator*',
    es: 'acondicionado enfria enfriar clima',
    fr: 'clim climatisation climatiseur* refroidit refroidir',
  },
  hot: { en: 'hot warm lukewarm heat', es: 'caliente tibio calor', fr: 'chaud* tiede' },
  cold: { en: 'cold cool chilly', es: 'frio fria helado', fr: 'froid froide' },
  air: { en: 'air blow* vent vents', es: 'aire sopla* echa', fr: 'air souffle*' },
  home: { en: 'house home apartment room inside upstairs', es: 'casa cuarto', fr: 'maison logement chambre' },
  pilot: { en: 'pilot', es: 'piloto', fr: 'veilleuse' },
  freezing: { en: 'freezing', es: 'congelando', fr: 'gele' },
  leak: {
    en: 'leak* drip* overflow*',
    es: 'fuga* gotea* gotera* goteo escape tira chorrea saliendo',
    fr: 'fuite* coule degoutte',
  },
  ice: {
    en: 'ice iced icing icy frozen froze freez* frost*',
    es: 'hielo congela* escarcha',
    fr: 'glace* givre* gele* gel',
  },
  drain: { en: 'drain* condensate', es: 'drenaje desague', fr: 'drain*' },
  reset: { en: 'reset* restart* lockout', es: 'reiniciar', fr: 'reinitialiser redemarrer' },
  airflow: { en: 'airflow', fr: 'debit' },
  weak: { en: 'weak low little', es: 'poco debil', fr: 'peu faible' },
  noise: {
    en: 'noise* noisy loud bang* squeal* screech* rattl* buzz* grind* humming clicking whistl* knocking gurgl*',
    es: 'ruido* ruidoso zumbido golpeteo rechina',
    fr: 'bruit* bruyant* grince* cogne bourdonne*',
  },
  musty: { en: 'musty mold* moldy mildew socks', es: 'moho humedad', fr: 'moisi* renferme' },
  blank: {
    en: 'blank black screen display batter*',
    es: 'pantalla negra blanco pilas bateria*',
    fr: 'ecran noir vide pile piles',
  },
  thermostat: { en: 'thermostat* thermastat* themostat', es: 'termostato*', fr: 'thermostat*' },
  short: { en: 'short', es: 'cortos', fr: 'courts' },
  cycle: { en: 'cycl*', es: 'ciclo*', fr: 'cycle*' },
  on: {
    en: 'on start starts starting startup lights',
    es: 'prende* enciende encender arranca*',
    fr: 'demarr* part partant allum*',
  },
  off: { en: 'off stops shutting shuts', es: 'apaga* apago', fr: 'arrete eteint*' },
  high: {
    en: 'high huge expensive big double doubled',
    es: 'alta alto cara caro',
    fr: 'elevee haute chere salee',
  },
  bill: { en: 'bill bills', es: 'factura recibo cuenta', fr: 'facture compte' },
  vent: { en: 'vent vents duct* register*', es: 'ducto* rejilla*', fr: 'conduit* bouche*' },
  out: { en: 'coming comes', es: 'sale salir', fr: 'sort sorte' },
  trips: {
    en: 'breaker* fuse* tripping trips tripped',
    es: 'breaker disyuntor* fusible*',
    fr: 'disjoncteur* fusible*',
  },
  code: {
    en: 'code codes blink* flash* remote',
    es: 'codigo* parpade* control remoto',
    fr: 'code codes clignot* telecommande',
  },
  dust: { en: 'dust*', es: 'polvo', fr: 'poussiere*' },
  dry: { en: 'dry static', es: 'seco seca', fr: 'sec seche' },
  window: { en: 'window* sweating', es: 'ventana*', fr: 'fenetre*' },
  fan: { en: 'fan blower', es: 'ventilador*', fr: 'ventilateur*' },
  aux: { en: 'aux auxiliary', es: 'auxiliar', fr: 'appoint auxiliaire' },
  steam: { en: 'steam* defrost*', es: 'vapor', fr: 'vapeur degivr*' },
  wifi: { en: 'wifi app offline connect* internet', es: 'conecta* internet', fr: 'ligne connecte* internet' },
  temperature: { en: 'temperature temp', es: 'temperatura', fr: 'temperature' },
  snow: { en: 'snow*', es: 'nieve nieva', fr: 'neige*' },
  ranOut: { en: 'ran empty', es: 'acabo', fr: 'panne manque' },
  // Errands
  upkeep: {
    en: 'tuneup maintenance checklist clean cleaning',
    es: 'mantenimiento limpiar limpieza',
    fr: 'entretien nettoyer nettoyage',
  },
  replace: {
    en: 'replace* new change* changing swap',
    es: 'cambia* cambio reemplaz* nuevo nueva',
    fr: 'remplac* changer nouveau nouvelle',
  },
  size: {
    en: 'size sizing tons ton tonnage sqft',
    es: 'tamano tonelada*',
    fr: 'grandeur taille tonnes dimension',
  },
  lease: { en: 'lease* leasing rent rental', es: 'arrendar rentar renta', fr: 'louer location' },
  finance: {
    en: 'financ* payment* monthly loan',
    es: 'financia* mensual* pagos prestamo',
    fr: 'financement mensuel* paiement* pret',
  },
  credit: { en: 'credit*', es: 'credito*', fr: 'credit*' },
  check: { en: 'check bad poor', es: 'mal malo revisar', fr: 'mauvais' },
  tax: { en: 'tax* irs federal', es: 'fiscal* impuesto*', fr: 'impot* fiscal*' },
  serial: { en: 'serial model', es: 'serie modelo', fr: 'serie modele' },
  filter: { en: 'filter*', es: 'filtro*', fr: 'filtre*' },
  book: {
    en: 'book booking appointment* appointmnt schedule scheduling',
    es: 'cita agendar reservar programar',
    fr: 'rendezvous rdv reserver',
  },
  service: { en: 'service technician visit', es: 'servicio visita', fr: 'service visite' },
  dealer: {
    en: 'dealer* deelers contractor* technician* installer* installs sells repairman company nearby',
    es: 'distribuidor* tecnico* contratista* instalador* instala vende',
    fr: 'concessionnaire* technicien* entrepreneur* installateur* detaillant*',
  },
  urgent: { en: 'emergency urgent tonight asap 24 247', es: 'emergencia* urgente', fr: 'urgence* urgent' },
  repair: { en: 'repair* fix fixed', es: 'repara* arregl*', fr: 'repar*' },
  near: { en: 'near', es: 'cerca', fr: 'pres proche' },
  phone: { en: 'phone telephone call', es: 'telefono llamar', fr: 'telephone appeler' },
  person: { en: 'person human someone representative agent', es: 'persona alguien', fr: 'personne quelquun' },
  talk: { en: 'talk speak', es: 'hablar', fr: 'parler' },
  contact: {
    en: 'contact customer chat email support',
    es: 'contacto contactar cliente*',
    fr: 'contacter joindre client* courriel',
  },
  number: { en: 'number', es: 'numero', fr: 'numero' },
  price: {
    en: 'price* pricing cost* quote* estimate* cheap* afford* much',
    es: 'precio* costo* cuesta cuanto cotizacion presupuesto',
    fr: 'prix cout* coute combien soumission devis',
  },
  rebate: {
    en: 'rebate* rebat rebats incentive* discount*',
    es: 'reembolso* incentivo* descuento*',
    fr: 'remise* rabais subvention* remboursement*',
  },
  recall: {
    en: 'recall* recal recals',
    es: 'retiro retiros retirada retirado',
    fr: 'rappel rappels rappele*',
  },
  warranty: { en: 'warrant* warrenty waranty garantee guarantee', es: 'garantia*', fr: 'garantie*' },
  register: {
    en: 'register registering registration',
    es: 'registrar registro',
    fr: 'enregistrer enregistrement',
  },
  manual: { en: 'manual* instructions handbook', es: 'manual* instrucciones', fr: 'manuel* notice emploi' },
  refrigerant: {
    en: 'refrigerant* refrigerent freon puron r410a r454b r32 r22 coolant',
    es: 'refrigerante*',
    fr: 'refrigerant* fluide frigorigene',
  },
  language: {
    en: 'spanish french language*',
    es: 'espanol idioma*',
    fr: 'francais langue',
  },
  // Concepts that change the meaning of a danger word
  fireplace: { en: 'fireplace logs insert', es: 'chimenea', fr: 'foyer' },
  test: { en: 'test tests testing', es: 'prueba', fr: 'essai' },
  buying: {
    en: 'buy buying purchase price prices',
    es: 'comprar precio* cuesta',
    fr: 'acheter prix',
  },
  ignition: { en: 'igniter* ignitor* ignition plug plugs electrode*', es: 'bujia*', fr: 'allumeur bougie*' },
  burner: {
    en: 'burner* furnace* furnance* furnice* boiler*',
    es: 'quemador* caldera* horno',
    fr: 'bruleur* fournaise* chaudiere*',
  },
  // Known only so that they are no typos of other words
  when: { en: 'when', es: 'cuando', fr: 'quand' },
} satisfies Readonly<Record<string, Concept>>;

/** Spanish and French words that are also English. They count as foreign only with another word of that language. */
export const ENGLISH_HOMOGRAPHS: ReadonlyArray<string> =
  'control dimension foyer fumes location notice part plus press sale sent'.split(' ');

export type ConceptName = keyof typeof CONCEPTS;
