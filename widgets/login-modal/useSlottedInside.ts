import { useLayoutEffect } from "react";

/**
 * Moves the author's children of a slot into another element, while the component is mounted. A slot shows only children
 * of its own host, and the dialog is not in the host's shadow root.
 */
export function useSlottedInside(host: HTMLElement, target: HTMLElement, slot: string): void {
  useLayoutEffect(() => {
    const childrenOf = (parent: HTMLElement) => parent.querySelectorAll(`:scope > [slot="${slot}"]`);
    const move = () => {
      target.append(...childrenOf(host));
    };
    move();
    // For children that the page adds while the dialog is open.
    const observer = new MutationObserver(move);
    observer.observe(host, { childList: true });
    return () => {
      observer.disconnect();
      host.append(...childrenOf(target));
    };
  }, [host, target, slot]);
}
