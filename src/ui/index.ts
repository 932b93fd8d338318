export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { warnAboutContrast } from "./contrast";
export { Countdown, type CountdownProps } from "./Countdown";
export { Icon, type IconName } from "./Icon";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice";
export { PanelState, type PanelStateProps, type PanelStatus } from "./PanelState";
export { Progress, type ProgressProps } from "./Progress";
export { RichText, type RichTextProps } from "./RichText";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export {
  countdownStyles,
  lightDomStyles,
  panelStateStyles,
  progressStyles,
  richTextStyles,
  toastStyles,
  uiStyles,
} from "./styles";
export { type SayUi, uiTexts } from "./texts";
export { Toast, type ToastMessage, type ToastProps } from "./Toast";
