import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { viewportBox } from "../../src/platform/viewport-box";
import { useTexts } from "../../src/widget-kit";
import { Face } from "./Face";
import { Emblem, type LookProps } from "./look";
import { playTexts } from "./play-texts";

/** Share of the cover's cells that a player has to touch to scratch it off. */
const enough = 0.5;
const cellColumns = 10;
const cellRows = 5;

/** The width of the pointer's track, as a share of the cover's height. */
const trackWidth = 0.3;

/** Duration of the first stroke, which the card makes automatically, milliseconds. */
const strokeTime = 700;

/**
 * A field under a cover. Once the result is known, the player can scratch off the cover with a pointer or
 * remove it with the button. Without canvas only the button removes it.
 */
export function Scratch({ drawn, rewards, isRevealing, onShown }: LookProps) {
  const isOpen = drawn.length > 0;
  const [hasCanvas, setCanvas] = useState(true);
  return (
    <>
      <Face tile={drawn[0]} rewards={rewards} />
      {isRevealing && hasCanvas && <Cover onScratched={onShown} onMissing={() => setCanvas(false)} />}
      {(!isOpen || (isRevealing && !hasCanvas)) && (
        <div className="cover">
          <Emblem />
        </div>
      )}
    </>
  );
}

interface CoverProps {
  onScratched(): void;
  /** The browser has no canvas, or blocks it. */
  onMissing(): void;
}

function Cover({ onScratched, onMissing }: CoverProps) {
  const say = useTexts(playTexts);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const touched = useRef(new Set<number>());
  const [isUsed, setUsed] = useState(false);
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
    // From here on, the painted canvas covers the field.
    canvas.dataset.painted = "";

    let start: number | undefined;
    let frame = requestAnimationFrame(function draw(now) {
      start ??= now;
      const share = Math.min((now - start) / strokeTime, 1);
      erase(context, 0.1 + 0.3 * share, 0.24 + 0.1 * Math.sin(share * 9));
      if (share < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
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
    const x = (clientX - left) / width;
    const y = (clientY - top) / height;
    erase(context, x, y);
    setUsed(true);
    touched.current.add(Math.floor(y * cellRows) * cellColumns + Math.floor(x * cellColumns));
    const share = touched.current.size / (enough * cellRows * cellColumns);
    if (barRef.current) barRef.current.style.transform = `scaleX(${Math.min(share, 1)})`;
    if (share >= 1) onScratched();
  }

  return (
    <>
      <canvas ref={canvasRef} className="cover" onPointerDown={scratch} onPointerMove={scratch} />
      {!isUsed && <p className="hint">{say("scratchHint")}</p>}
      <div className="scratched">
        <div ref={barRef} />
      </div>
    </>
  );
}

/** Removes the cover around a point, which is given as shares of the cover's width and height. */
function erase(context: CanvasRenderingContext2D, x: number, y: number) {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.arc(x * width, y * height, (height * trackWidth) / 2, 0, 2 * Math.PI);
  context.fill();
}

/** The strongest points of the cover's sheen, as in the style sheet. */
const sheens = [0.18, 0.52, 0.88];

/** Paints the surface that the style sheet shows before the canvas: metal with a sheen at an angle of 115 degrees. */
function paint(context: CanvasRenderingContext2D, ground: string, sheen: string) {
  const { width, height } = context.canvas;
  const across = Math.sin((115 * Math.PI) / 180);
  const down = -Math.cos((115 * Math.PI) / 180);
  const half = (width * across + height * down) / 2;
  const gradient = context.createLinearGradient(
    width / 2 - half * across,
    height / 2 - half * down,
    width / 2 + half * across,
    height / 2 + half * down,
  );
  for (const at of [0, 0.34, 0.7, 1]) gradient.addColorStop(at, ground);
  for (const at of sheens) gradient.addColorStop(at, sheen);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}
