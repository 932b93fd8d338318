import { afterAll } from "vitest";
import { closeKeptConnections } from "./kept-connections";

afterAll(closeKeptConnections);
