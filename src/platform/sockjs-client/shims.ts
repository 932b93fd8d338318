/*
 * Replaces `lib/shims.js` of sockjs-client. The original adds ES5 functions for browsers from 2010, and
 * creates code from strings (S09). Every supported browser has these functions.
 */
export {};
