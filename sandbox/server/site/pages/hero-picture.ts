import { html } from "../html";

/** Twelve spokes of the roulette wheel, as one path. */
const spokes = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * 66).toFixed(1)} ${(y * 66).toFixed(1)}L${(x * 92).toFixed(1)} ${(y * 92).toFixed(1)}`;
}).join("");

/** A roulette wheel, two cards and a football, in the style of the bonus images. */
export const heroPicture = html`<svg
  class="home-hero-picture"
  viewBox="0 0 480 260"
  preserveAspectRatio="xMaxYMid slice"
  aria-hidden="true"
  focusable="false"
>
  <g transform="translate(318 142) rotate(8)">
    <circle r="108" fill="#062b26" />
    <circle r="108" fill="none" stroke="#e3b45a" stroke-width="3" />
    <circle r="92" fill="#0e4d45" stroke="#f7f6f2" stroke-opacity=".5" />
    <path d="${spokes}" stroke="#f7f6f2" stroke-opacity=".45" stroke-width="1.5" />
    <path d="M0-92A92 92 0 0 1 46-79.7L33-57.2A66 66 0 0 0 0-66Z" fill="#e3b45a" />
    <circle r="66" fill="#0a3b35" stroke="#f7f6f2" stroke-opacity=".5" />
    <path d="M0-44V44M-44 0H44" stroke="#e3b45a" stroke-width="4" stroke-linecap="round" />
    <circle r="16" fill="#e3b45a" />
    <circle cx="-54" cy="-57" r="7" fill="#f7f6f2" />
  </g>
  <g transform="translate(150 128) rotate(-14)">
    <rect
      x="-42"
      y="-60"
      width="84"
      height="120"
      rx="9"
      fill="#17695d"
      stroke="#f7f6f2"
      stroke-opacity=".6"
    />
  </g>
  <g transform="translate(192 132) rotate(4)">
    <rect x="-42" y="-60" width="84" height="120" rx="9" fill="#f7f6f2" />
    <path d="M0-26C31 0 17 23 3 10L9 26H-9L-3 10C-17 23-31 0 0-26Z" fill="#14213a" />
    <path
      d="M0-26C31 0 17 23 3 10L9 26H-9L-3 10C-17 23-31 0 0-26Z"
      fill="#14213a"
      transform="translate(-29-44)scale(.34)"
    />
    <path
      d="M0-26C31 0 17 23 3 10L9 26H-9L-3 10C-17 23-31 0 0-26Z"
      fill="#14213a"
      transform="translate(29 44)rotate(180)scale(.34)"
    />
  </g>
  <g transform="translate(236 208)">
    <circle r="34" fill="#f7f6f2" />
    <path d="M0-12L11.4-3.7L7 9.7H-7L-11.4-3.7Z" fill="#14213a" />
    <path
      d="M0-12V-34M11.4-3.7L32-11M7 9.7L20 27M-7 9.7L-20 27M-11.4-3.7L-32-11"
      stroke="#14213a"
      stroke-width="2.5"
    />
  </g>
</svg>`;
