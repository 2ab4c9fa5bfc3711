import { searchFor, type Request } from './request';
import type { Course } from './search';

type Wish = Request & { readonly iterations?: number; readonly flat?: boolean };

/**
 * What a level does now, thought through in one go. The same request and limit give the same moves, on every device: no
 * clock has a part in it.
 */
export function chooseCourse(request: Wish): Course {
  const { search } = searchFor(request, { iterations: request.iterations, flat: request.flat ?? false });
  while (!search.isDone) search.iterate();
  return search.course();
}

/** The first move of that. */
export const chooseMove = (request: Wish): unknown => chooseCourse(request)[0];
