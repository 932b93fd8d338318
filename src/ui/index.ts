export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { Icon, type IconName } from "./Icon";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export { lightDomStyles, uiStyles } from "./styles";
