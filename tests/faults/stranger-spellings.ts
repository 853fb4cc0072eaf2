/** A stranger's mailbox, and the spellings that an attacker uses to hide it. */
export interface Stranger {
  readonly mailbox: string;
  /** Addresses that a mail server delivers to the mailbox. */
  readonly spellings: ReadonlyArray<string>;
  /** Addresses that a form rejects for an invisible character. */
  readonly refused: ReadonlyArray<string>;
}

export const STRANGERS: ReadonlyArray<Stranger> = [
  {
    mailbox: 'stranger@example.com',
    spellings: [
      'stranger@example.com',
      'Stranger@EXAMPLE.com',
      'stranger@ｅxample.com',
      'stranger@exａmple．com',
      'ＳＴＲＡＮＧＥＲ＠example.com',
      'stranger@ⓔxample.com',
      'ⓢtranger@exampⓛe.com',
      '"stranger"@example.com',
      '"s\\tranger"@𝐞xample.com',
    ],
    refused: ['stranger@exam\u00adple.com', 'stranger@ex\u200bample.com', 'stran\u2060ger@example.com'],
  },
  {
    mailbox: 'stranger@xn--bcher-kva.example',
    spellings: [
      'stranger@xn--bcher-kva.example',
      'stranger@bücher.example',
      'stranger@BÜCHER.example',
      'stranger@bu\u0308cher.example',
      'stranger@ｂücher.example',
    ],
    refused: ['stranger@bü\u00adcher.example'],
  },
  {
    mailbox: 'stranger@gmail.com',
    spellings: [
      'stranger@gmail.com',
      'str.anger@gmail.com',
      's.t.r.a.n.g.e.r@gmail.com',
      'stranger+1@gmail.com',
      '"str.anger"@gmail.com',
      'st.ranger+2@googlemail.com',
    ],
    refused: ['stranger@gmail\u200b.com'],
  },
];
