import { Presets, SingleBar } from 'cli-progress';

/** Shows the progress of creating sample data: a bar on a terminal, else a line now and then. */
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
