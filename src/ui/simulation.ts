import { createContext, type ReactNode } from "react";

/** The notice about simulated data, which each dialog shows too; undefined with real data. */
export const SimulationContext = createContext<ReactNode>(undefined);
