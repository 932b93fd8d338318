import type { ListReply } from "../schema/envelope";
import { type Product, type ProductRequest, productsReply } from "../schema/products";
import { type Call, read } from "./call";

/** Reads the products (games) that count towards an entity. */
export const getProducts: Call<ProductRequest, ListReply<Product>> = read(
  "getProducts",
  "productRequest",
  productsReply,
  "ViewProducts",
);
