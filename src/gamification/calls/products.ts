import type { ListReply } from "../schema/envelope";
import { type Product, type ProductRequest, productsReply } from "../schema/products";
import { type Call, read } from "./call";

/** The games that count. */
export const getProducts: Call<ProductRequest, ListReply<Product>> = read(
  "getProducts",
  "productRequest",
  productsReply,
);
