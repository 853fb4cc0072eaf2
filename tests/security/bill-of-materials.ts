import { isPermissive } from '../runner/licenses.ts';

/** The parts of a CycloneDX bill of materials that are read. */
export interface BillOfMaterials {
  readonly components: ReadonlyArray<Component>;
}

interface Component {
  readonly name: string;
  readonly version?: string;
  readonly hashes?: ReadonlyArray<{ readonly content: string }>;
  readonly licenses?: ReadonlyArray<{
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }>;
}

const licenseOf = ({ licenses = [] }: Component): string => {
  const [first] = licenses;
  return first?.license?.id ?? first?.license?.name ?? first?.expression ?? '';
};

/** The components that are not identified, or whose license restricts the product. */
export const billFaults = ({ components }: BillOfMaterials): ReadonlyArray<string> =>
  components.flatMap((component) => {
    const { name, version = '', hashes = [] } = component;
    if (version === '' || hashes.length === 0) return [`${name} has no version or no hash`];
    const license = licenseOf(component);
    return isPermissive(name, license) ? [] : [`${name} is licensed ${license || 'by nothing'}`];
  });
