/** Whether a board still tells the end of a game: until it has, the table's page does not go on to the points. */
class LastLook {
  held = $state(false);
}
export const lastLook = new LastLook();
