/** A length of time, whose numbers are emphasised and keep their width when they change. */
export function Figures({ lengths }: { readonly lengths: readonly string[] }) {
  return (
    <span className="figures">
      {lengths.map((length, index) => {
        const [before, number = "", after] = length.split(/(\d+)/);
        return (
          <span key={index} className="figure">
            {before}
            <b>{number}</b>
            {after}{" "}
          </span>
        );
      })}
    </span>
  );
}
