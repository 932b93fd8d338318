import type { WidgetProps } from "../../src/definition";
import type { liveCasinoCard } from "./definition";

export type CardProps = WidgetProps<typeof liveCasinoCard>;
