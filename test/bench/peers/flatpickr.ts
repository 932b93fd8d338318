import flatpickr from "flatpickr";
import { Italian } from "flatpickr/dist/l10n/it";

flatpickr("#day", { locale: Italian, dateFormat: "d/m/Y" });
