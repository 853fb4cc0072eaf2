/** What stands around the dangers (facts, section 1). The guides are English. */
export const safetyPanelTexts = {
  heading: 'Safety first',
  lead: 'Smell gas, or is a carbon monoxide alarm going off? Get everyone outside first. Then call 911. For gas, call your gas utility too.',
  more: 'What to do in an emergency',
  call: 'Outside? Call 911',
};
