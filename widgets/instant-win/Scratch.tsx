import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { viewportBox } from "../../src/platform/viewport-box";
import { Face } from "./Face";
import type { LookProps } from "./look-props";

/** The cover counts as scratched off when this share of its cells was touched. */
const enough = 0.5;
const cellColumns = 10;
const cellRows = 5;

/** The width of the pointer's track, as a share of the cover's height. */
const trackWidth = 0.3;

/**
 * A field under a cover. Once the result is known, the cover can be scratched off with a pointer; the button removes
 * it, too. Without canvas there is only the button.
 */
export function Scratch({ drawn, isRevealing, onShown }: LookProps) {
  const isOpen = drawn.length > 0;
  const [hasCanvas, setCanvas] = useState(true);
  return (
    <>
      <Face tile={drawn[0]} />
      {isRevealing && hasCanvas && <Cover onScratched={onShown} onMissing={() => setCanvas(false)} />}
      {(!isOpen || (isRevealing && !hasCanvas)) && <div className="cover" />}
    </>
  );
}

interface CoverProps {
  onScratched(): void;
  /** The browser has no canvas, or blocks it. */
  onMissing(): void;
}

function Cover({ onScratched, onMissing }: CoverProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const touched = useRef(new Set<number>());
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return missing.current();
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    const { backgroundColor, color } = getComputedStyle(canvas);
    paint(context, backgroundColor, color);
    // From here on, what is painted covers the field.
    canvas.dataset.painted = "";
  }, []);

  function scratch({
    currentTarget,
    clientX,
    clientY,
    buttons,
    pointerType,
  }: PointerEvent<HTMLCanvasElement>) {
    const context = currentTarget.getContext("2d");
    if (!context || (pointerType === "mouse" && buttons === 0)) return;
    const { left, top, width, height } = viewportBox(currentTarget);
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    context.globalCompositeOperation = "destination-out";
    context.beginPath();
    const size = currentTarget.height * trackWidth;
    context.arc(x * currentTarget.width, y * currentTarget.height, size / 2, 0, 2 * Math.PI);
    context.fill();
    touched.current.add(Math.floor(y * cellRows) * cellColumns + Math.floor(x * cellColumns));
    if (touched.current.size >= enough * cellRows * cellColumns) onScratched();
  }

  return <canvas ref={canvasRef} className="cover" onPointerDown={scratch} onPointerMove={scratch} />;
}

/** A plain cover with fine diagonal lines. */
function paint(context: CanvasRenderingContext2D, ground: string, line: string) {
  const { width, height } = context.canvas;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = line;
  context.lineWidth = 1;
  for (let x = -height; x < width; x += 12) {
    context.beginPath();
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
    context.stroke();
  }
}
