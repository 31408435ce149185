/** Coder and decoder walk the triangles alike, and both guess a new vertex from those they have. */

type Triple = readonly [number, number, number];

/** Remembers, for each edge, the corner that lies opposite. */
export class Predictor {
  readonly #opposite = new Map<number, number>();
  readonly #at: (vertex: number) => Triple;
  #last = 0;

  constructor(at: (vertex: number) => Triple) {
    this.#at = at;
  }

  /** Where the third corner would close a parallelogram; else at the vertex before. */
  guess(known: readonly number[], next: number): Triple {
    if (next === 0) return [0, 0, 0];
    const [a, b] = known;
    const across = a === undefined || b === undefined ? undefined : this.#opposite.get(edge(a, b));
    if (a === undefined || b === undefined || across === undefined)
      return this.#at(known.at(-1) ?? this.#last);
    const [p, q, r] = [this.#at(a), this.#at(b), this.#at(across)];
    return [p[0] + q[0] - r[0], p[1] + q[1] - r[1], p[2] + q[2] - r[2]];
  }

  remember(a: number, b: number, c: number) {
    this.#opposite.set(edge(a, b), c);
    this.#opposite.set(edge(b, c), a);
    this.#opposite.set(edge(c, a), b);
    this.#last = c;
  }
}

const edge = (a: number, b: number) => (a < b ? a * 65_536 + b : b * 65_536 + a);
