import { searchFor, type Request } from './request';

/**
 * The move of a level, thought through in one go. The same request and limit give the same move, on every device:
 * no clock has a part in it.
 */
export function chooseMove(
  request: Request & { readonly iterations?: number; readonly flat?: boolean },
): unknown {
  const { search } = searchFor(request, { iterations: request.iterations, flat: request.flat ?? false });
  while (!search.isDone) search.iterate();
  return search.best();
}
