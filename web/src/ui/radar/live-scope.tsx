/** The scope of the home page: drawn whole by the server, alive once its script has arrived. */
import { useEffect, useRef, useState, type ComponentType } from "react";
import type { MotionButton, MotionWords } from "../motion-button";
import { Scope } from "./scope";
import { Target } from "./target";
import { FLIGHTS } from "./traffic";
import { VideoMap } from "./video-map";

type LiveScopeProps = { label: string; words: MotionWords; className?: string };

/** What stops it comes with what moves it, and stands beside the drawing, whose parts nobody hears. */
export function LiveScope({ label, words, className = "" }: LiveScopeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Stop, setStop] = useState<ComponentType<Parameters<typeof MotionButton>[0]> | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    void import("./live").then(({ animateScope, MotionButton }) => {
      if (!gone && ref.current) {
        stop = animateScope(ref.current);
        setStop(() => MotionButton);
      }
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return (
    <div className={`relative ${className}`}>
      <Scope ref={ref} label={label} map={<VideoMap />}>
        {FLIGHTS.map((flight, index) => (
          <Target key={flight.callsign} flight={flight} index={index} />
        ))}
      </Scope>
      {Stop && <Stop words={words} className="absolute bottom-2 left-3" />}
    </div>
  );
}
