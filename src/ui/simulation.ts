import { createContext, type ReactNode } from "react";

/** Says inside every window over the page that its data are simulated; empty where they are not. */
export const SimulationContext = createContext<ReactNode>(undefined);
