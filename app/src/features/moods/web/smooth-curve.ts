import type { LinePathProps } from "@visx/shape";

type Curve = NonNullable<LinePathProps<unknown>["curve"]>;

/** From point to point in a gentle S that never rises above or falls below them: no day looks better than it was. */
export const smoothCurve: Curve = (context) => {
  let [x, y, begun] = [0, 0, false];
  return {
    lineStart: () => {
      begun = false;
    },
    lineEnd: () => {},
    areaStart: () => {},
    areaEnd: () => {},
    point: (nextX, nextY) => {
      const middle = (x + nextX) / 2;
      if (begun) context.bezierCurveTo(middle, y, middle, nextY, nextX, nextY);
      else context.moveTo(nextX, nextY);
      [x, y, begun] = [nextX, nextY, true];
    },
  };
};
