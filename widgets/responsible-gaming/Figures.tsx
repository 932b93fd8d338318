/** The length of a time: its numbers are emphasised, and do not move when they change. */
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
