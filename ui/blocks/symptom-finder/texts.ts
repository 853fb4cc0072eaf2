/** The finder's questions, emergencies first. English only, as are the guides. */
export const symptomFinderTexts = {
  title: 'What’s wrong?',
  emergency: {
    question: 'First: is any of this happening now?',
    hint: 'Tap what fits. You’ll see right away what to do.',
    call: 'Outside? Call 911',
  },
  system: {
    question: 'If not: which system is it?',
    hint: 'Tap the system, then what it’s doing.',
  },
  wholeGuide: 'See the whole guide',
};
