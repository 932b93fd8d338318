import "cally";
