/** The root of a chunk with only the library, so that its size is visible next to ours. */
export { driver } from "driver.js";
