/** No node: the end of a list of children. */
export const NONE = -1;
export const ROOT = 0;

/** Explores more where it is larger; measured best around this value with rewards from 0 to 1, unless a game says another. */
const EXPLORATION = 0.5;

/**
 * A search tree in arrays that are allocated once. A node stands for a move from its parent; its value belongs to
 * whoever made that move. Children are known by the key of their move, because the same node is met again in other
 * imagined worlds, where some of its children are not legal.
 */
export class Tree {
  private size = 1;
  private readonly key: Int32Array;
  private readonly firstChild: Int32Array;
  private readonly nextSibling: Int32Array;
  readonly visits: Int32Array;
  /** How often the move could have been chosen. */
  private readonly offered: Int32Array;
  readonly value: Float64Array;

  constructor(
    capacity: number,
    private readonly exploration = EXPLORATION,
  ) {
    this.key = new Int32Array(capacity);
    this.firstChild = new Int32Array(capacity).fill(NONE);
    this.nextSibling = new Int32Array(capacity).fill(NONE);
    this.visits = new Int32Array(capacity);
    this.offered = new Int32Array(capacity);
    this.value = new Float64Array(capacity);
  }

  get isFull(): boolean {
    return this.size === this.key.length;
  }

  child(node: number, key: number): number {
    let child = this.firstChild[node] as number;
    while (child !== NONE && this.key[child] !== key) child = this.nextSibling[child] as number;
    return child;
  }

  add(node: number, key: number): number {
    const child = this.size;
    this.size += 1;
    this.key[child] = key;
    this.nextSibling[child] = this.firstChild[node] as number;
    this.firstChild[node] = child;
    this.offered[child] = 1;
    return child;
  }

  /** How promising a child looks now that it is on offer: its mean value and what is left to learn about it (UCB1). */
  promise(child: number): number {
    const visits = this.visits[child] as number;
    const offered = (this.offered[child] as number) + 1;
    this.offered[child] = offered;
    return (this.value[child] as number) / visits + this.exploration * Math.sqrt(Math.log(offered) / visits);
  }

  learn(node: number, reward: number): void {
    this.visits[node] = (this.visits[node] as number) + 1;
    this.value[node] = (this.value[node] as number) + reward;
  }
}
