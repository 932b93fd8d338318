import { listOf } from "../../../src/utils/list-of";

/** The colours of one picture. */
export interface Inks {
  /** The two ends of the background's gradient. */
  readonly light: string;
  readonly deep: string;
  /** Lines and shapes on the background. */
  readonly line: string;
  /** The main shape. */
  readonly accent: string;
}

export type Point = readonly [x: number, y: number];

/** Draws on a canvas that is 100 units high, whatever its size in pixels. The origin is the centre. */
export interface Pen {
  /** Units; the height is 100. */
  readonly width: number;
  readonly inks: Inks;
  fill(path: Path2D, colour: string, opacity?: number): void;
  stroke(path: Path2D, colour: string, thickness: number, opacity?: number): void;
  /** Draws relative to another origin, rotated by `turn` degrees. */
  at(origin: Point, turn: number, draw: () => void): void;
}

/** @param description an SVG path */
export const path = (description: string) => new Path2D(description);

export function circle(radius: number, [x, y]: Point = [0, 0]): Path2D {
  const shape = new Path2D();
  shape.arc(x, y, radius, 0, 2 * Math.PI);
  return shape;
}

/** A rectangle with rounded corners, centred on the origin. */
export function card(width: number, height: number, corner: number): Path2D {
  const shape = new Path2D();
  shape.roundRect(-width / 2, -height / 2, width, height, corner);
  return shape;
}

/** A segment of a ring. Angles are fractions of a full turn, clockwise from the right. */
export function ringSegment(inner: number, outer: number, from: number, to: number): Path2D {
  const shape = new Path2D();
  shape.arc(0, 0, outer, from * 2 * Math.PI, to * 2 * Math.PI);
  shape.arc(0, 0, inner, to * 2 * Math.PI, from * 2 * Math.PI, true);
  shape.closePath();
  return shape;
}

export const range = (from: number, to: number) => listOf(to - from + 1, (index) => from + index);

export function createPen(context: CanvasRenderingContext2D, inks: Inks): Pen {
  const { width, height } = context.canvas;
  const unit = height / 100;
  context.setTransform(unit, 0, 0, unit, width / 2, height / 2);
  const withOpacity = (opacity: number, draw: () => void) => {
    context.globalAlpha = opacity;
    draw();
    context.globalAlpha = 1;
  };
  return {
    width: width / unit,
    inks,
    fill(shape, colour, opacity = 1) {
      withOpacity(opacity, () => {
        context.fillStyle = colour;
        context.fill(shape);
      });
    },
    stroke(shape, colour, thickness, opacity = 1) {
      withOpacity(opacity, () => {
        Object.assign(context, { strokeStyle: colour, lineWidth: thickness, lineCap: "round" });
        context.stroke(shape);
      });
    },
    at([x, y], turn, draw) {
      context.save();
      context.translate(x, y);
      context.rotate((turn / 180) * Math.PI);
      draw();
      context.restore();
    },
  };
}
