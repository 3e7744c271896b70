export type Fault = {
  readonly number: number;
  readonly kind: string;
  readonly detail: string;
  readonly text: string;
};

export function findFaults(options: {
  readonly seed: number;
  readonly first?: number;
  readonly step?: number;
  readonly isOver: (number: number) => boolean;
  readonly parser?: string;
  readonly make?: (seed: number, number: number) => string;
  readonly wayOf?: (number: number) => number;
  readonly browser?: string;
  readonly tell?: (fault: Fault) => void;
  readonly patienceMs?: number;
  readonly cpuMs?: number;
}): Promise<{ readonly texts: number; readonly faults: readonly Fault[] }>;
