/**
 * Packages that only the elements and the React components need. They are optional peers, so that an
 * application that imports another entry point does not get them, and a page has one copy of React.
 * `@nanostores/react` is one of them because React is its peer.
 */
export const elementPeers = ["react", "react-dom", "@nanostores/react", "keen-slider"];
