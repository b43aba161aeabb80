/** The mark of Intriga in 64 x 64 units: a Venetian mask that winks with a coin. */

import { disc } from './geometry';

const MASK = 'M2 23Q9 25 17 20Q25 15 32 20Q39 15 47 20Q55 25 62 23Q64 40 54 47Q46 52 39 46Q35 42 32 42Q29 42 25 46Q18 52 10 47Q0 40 2 23Z';
const EYE = 'M9 31Q17 24 27 35Q17 41 9 31Z';

export const LOGO_MASK = `${MASK}${EYE}${disc(46, 33, 10, true)}`;
export const LOGO_COIN = disc(46, 33, 8.1);
export const LOGO_RIM = `${disc(46, 33, 5)}`;
