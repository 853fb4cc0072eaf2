/** Records what ports were asked: every call of every fake that was handed out with `of`. */
export class PortCalls {
  private readonly calls: Array<{
    readonly port: string;
    readonly asked: string;
    readonly args: ReadonlyArray<unknown>;
  }> = [];

  /** The same fake; its calls are recorded. */
  of<A extends object>(port: string, fake: A): A {
    return new Proxy(fake, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: ReadonlyArray<unknown>): unknown => {
          this.calls.push({ port, asked: String(name), args });
          return Reflect.apply(member, target, args);
        };
      },
    });
  }

  /** The calls whose arguments contain a word or number, like `rebates.programs`. */
  thatMention(word: string): ReadonlyArray<string> {
    const isIn = (args: ReadonlyArray<unknown>): boolean =>
      JSON.stringify(args)
        .split(/[^\p{L}\d.,]+/u)
        .includes(word);
    return this.calls.flatMap(({ port, asked, args }) => (isIn(args) ? [`${port}.${asked}`] : []));
  }
}
