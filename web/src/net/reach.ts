/** Whether the server was there when it was last asked, for those who want to know that it is back. */
class Reach {
  whenBack: () => void = () => undefined;
  private lost = false;

  /** It has answered, or it has not. */
  was(there: boolean): void {
    if (there && this.lost) this.whenBack();
    this.lost = !there;
  }
}
export const reach = new Reach();
