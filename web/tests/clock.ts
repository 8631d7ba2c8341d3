/** A clock that goes when it is told to. */
export class Clock {
  now = 0;
  private work: { at: number; do: () => void }[] = [];
  after = (milliseconds: number, work: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, do: work };
    this.work.push(entry);
    return () => (this.work = this.work.filter((one) => one !== entry));
  };
  run(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.work.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.work = this.work.filter((one) => one !== next);
      this.now = next.at;
      next.do();
    }
    this.now = until;
  }
}
