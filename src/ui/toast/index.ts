import toast from "./toast.css?inline";

export { Toast, type ToastMessage, type ToastProps } from "./Toast";

/** A widget with toasts adds this to `uiStyles`. */
export const toastStyles: string = toast;
