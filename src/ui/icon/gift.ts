/** The path of a gift in a box of 20 by 20, for awards of the hub and for bonuses without an image. */
export const giftIcon = "M3 7h14v3H3ZM4.5 10h11v6.5h-11ZM10 7v9.5M10 7C9 3 4.5 2.5 6 7M10 7c1-4 5.5-4.5 4 0";
