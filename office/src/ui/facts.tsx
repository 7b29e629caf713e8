/** A line of facts: each stays whole, and goes to the next line as one. */
export function Facts({ facts }: { facts: (string | null)[] }) {
  return (
    <p className="facts">
      {facts
        .filter((fact) => fact !== null)
        .map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
    </p>
  );
}
