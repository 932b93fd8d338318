import toast from "./toast.css?inline";

export { type SayToast, toastTexts } from "./texts";
export { Toast, type ToastMessage, type ToastProps } from "./Toast";

/** Goes beside `uiStyles` into the widget that shows toasts. */
export const toastStyles: string = toast;
