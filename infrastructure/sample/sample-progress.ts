import { Presets, SingleBar } from 'cli-progress';

/** The progress of making the sample data, on the terminal: a bar, or a line at its end where there is no terminal. */
export class SampleProgress {
  private bar: SingleBar | null = null;

  readonly show = (done: number, total: number): void => {
    if (this.bar === null) {
      this.bar = new SingleBar(
        {
          format: 'Making sample data {bar} {percentage}% | {value}/{total} rows',
          noTTYOutput: true,
          notTTYSchedule: 2000,
        },
        Presets.shades_classic,
      );
      this.bar.start(total, done);
    }
    this.bar.setTotal(total);
    this.bar.update(done);
  };

  readonly end = (): void => this.bar?.stop();
}
