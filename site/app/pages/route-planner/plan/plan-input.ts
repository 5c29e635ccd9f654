/** An object that can be looked at. */
export interface PlannedObject {
  id: string;
  /** Time for looking and reading. */
  seconds: number;
  /** Worth of seeing it: more for a treasure. */
  worth: number;
}

/** An exhibition, the unit of a visit: its rooms are visited one after another. */
export interface PlannedHall {
  id: string;
  /** In the order in which they are visited. */
  objects: readonly PlannedObject[];
}

export interface PlanInput {
  /** Time for the whole visit, from the entrance and back to it. */
  seconds: number;
  halls: readonly PlannedHall[];
  /** Seconds from the end of a hall to the beginning of another; `undefined` is the entrance. Infinite without a way. */
  walk: (from: string | undefined, to: string | undefined) => number;
  /** Seconds within a hall besides its objects: entering, finding one's way, the walk through its rooms. */
  secondsIn: (hall: string) => number;
  /** Worth of a minute that is not walked. */
  worthOfRest: number;
  /** Breaks: how many, how long, and the detour to a place to sit after a hall. */
  breaks: {
    count: number;
    seconds: number;
    detour: (from: string, to: string | undefined) => number;
  };
}

/** A hall of a plan, in the order of the visit. */
export interface PlannedStop {
  hall: string;
  /** Seconds of the walk to it. */
  walkSeconds: number;
  objects: readonly PlannedObject[];
  /** Seconds in it. */
  seconds: number;
  /** Whether a break follows. */
  hasBreak: boolean;
}

export interface VisitPlan {
  stops: readonly PlannedStop[];
  /** Seconds back to the entrance. */
  walkBack: number;
  /** All walks together, without those through the rooms of a hall. */
  walkSeconds: number;
  /** Never more than the time of the visit. */
  totalSeconds: number;
}
