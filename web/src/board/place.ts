/** How a review leads to the steps it speaks of. */
export interface Place {
  readonly address: (step: number) => string;
  readonly go: (event: MouseEvent, step: number) => void;
}
