-- Nothing reads favourites and tags any more.
DROP TABLE film_marks;
