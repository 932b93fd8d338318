export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { Icon, type IconName } from "./Icon";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice";
export { PanelState, type PanelStateProps, type PanelStatus } from "./PanelState";
export { Progress, type ProgressProps } from "./Progress";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export { lightDomStyles, panelStateStyles, progressStyles, uiStyles } from "./styles";
export { type SayUi, uiTexts } from "./texts";
