import r2wc from "@r2wc/react-to-web-component";

/** The smallest widget with plain r2wc: the minimum cost of React. */
function Hello({ name }: { name?: string }) {
  return <p>Ciao, {name}</p>;
}

customElements.define("plain-hello", r2wc(Hello, { shadow: "open", props: { name: "string" } }));
