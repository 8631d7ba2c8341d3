/** The pages around the boards: settings, hints, chat, links, accounts, replays, errors. */
import '../scripts/around.mjs';
