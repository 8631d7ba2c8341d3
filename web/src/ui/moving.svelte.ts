/** Whether a move is on its way: meanwhile a page is not loaded anew. */
class Moving {
  now = $state(false);
}
export const moving = new Moving();
