/** The root of a chunk with the library alone, so that its size is seen beside ours. */
export { driver } from "driver.js";
