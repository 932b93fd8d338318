/*
 * Replaces `lib/shims.js` of sockjs-client, which adds ES5 to browsers of 2010 and creates code from strings (S09).
 * Every supported browser has these functions.
 */
export {};
