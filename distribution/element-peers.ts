/**
 * Packages that only the elements and the React components need, including React's peer `@nanostores/react`.
 * As optional peers, they are not installed for applications that import other entry points, and a page has
 * one copy of React.
 */
export const elementPeers = ["react", "react-dom", "@nanostores/react", "keen-slider"];
