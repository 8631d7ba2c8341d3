/** No barriers on any page, in both themes and at both sizes. */
import '../scripts/axe.mjs';
