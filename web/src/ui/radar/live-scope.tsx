/** The scope of the home page: drawn whole by the server, alive once its script has arrived. */
import { useEffect, useRef } from "react";
import { Scope } from "./scope";
import { Target } from "./target";
import { FLIGHTS } from "./traffic";
import { VideoMap } from "./video-map";

export function LiveScope({ label, className = "" }: { label: string; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    void import("./live").then(({ animateScope }) => {
      if (!gone && ref.current) {
        stop = animateScope(ref.current);
      }
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return (
    <Scope ref={ref} label={label} map={<VideoMap />} className={className}>
      {FLIGHTS.map((flight, index) => (
        <Target key={flight.callsign} flight={flight} index={index} />
      ))}
    </Scope>
  );
}
