"""Sentences like prompts, invented by the language model after examples and a few given words, for `teacher.py` to parse.

    MODEL=file.gguf DATA=folder SECONDS_TO_INVENT=100 python3 invent.py

The examples are the sentences of `../sentences/known` and `../sentences/work`. DATA receives invented.json.gz.
"""
import glob
import gzip
import json
import os
import random
import re
import time

import prompts
import torch
from language_model import END, NEWLINE, START, Pieces, open_model

SECONDS = int(os.environ.get('SECONDS_TO_INVENT', 100))
BATCH = 1536
KINDS = [kind for kind in 'animal tool container garment food vehicle furniture building toy instrument plant device place text'.split() if kind in prompts.KINDS]
VERBS = [*prompts.DEEDS, *prompts.MOVES, *prompts.POSTURES, *prompts.INTRANSITIVE, *prompts.PUTS, *prompts.GIVES, *prompts.THINGS_DO]
LINKS = ['while', 'then', 'behind', 'under', 'who', 'that', 'whose', 'without', 'instead of', 'between', 'as', 'until', 'before', 'after', 'in front of', 'next to', 'with', 'on top of', 'because', 'nobody', 'both', 'each other']
SMALL = set('a an the and or but of in on at to from with by for is are was were be been being it its his her their he she they them him who which that this these those while then after before as not no into onto over under up down out off near behind beside there one two three four five all each other some any'.split())
sheets = glob.glob(prompts.HERE + '/../sentences/known/*.facts') + glob.glob(prompts.HERE + '/../sentences/work/*.facts')
lines = {line.strip() for sheet in sheets for line in open(sheet) if line[0] not in ' #\n'}
examples = sorted(line for line in lines if 6 <= len(line.split()) <= 24 and '"' not in line and line.isascii())


def given_words():
    words = [prompts.noun_of('person' if random.random() < 0.65 else 'animal'), prompts.noun_of(random.choice(KINDS))]
    words += [prompts.noun_of(random.choice(KINDS))] * (random.random() < 0.4)
    words += [random.choice(VERBS)] * (random.random() < 0.7)
    return words + [random.choice(LINKS)] * (random.random() < 0.35)


def example(sentence):
    words = [word for word in re.findall('[a-z]+', sentence.lower()) if word not in SMALL]
    random.shuffle(words)
    return f"Words: {', '.join(words[:random.choice([2, 3, 3, 4])])}\nScene: {sentence.rstrip('.')}.\n\n"


def question():
    shown = ''.join(example(sentence) for sentence in random.sample(examples, 6))
    return f"Scenes of short films in one sentence each, with words that occur in it.\n\n{shown}Words: {', '.join(given_words())}\nScene:"


model, pieces = open_model().to('cuda', torch.bfloat16).eval(), Pieces()
started, invented = time.time(), set()
while time.time() - started < SECONDS:
    asked = [[START, *pieces.of_text(question())] for _ in range(BATCH)]
    longest = max(map(len, asked))
    ids = torch.tensor([[END] * (longest - len(each)) + each for each in asked]).cuda()
    seen = torch.tensor([[0] * (longest - len(each)) + [1] * len(each) for each in asked]).cuda()
    with torch.no_grad():
        made = model.generate(input_ids=ids, attention_mask=seen, do_sample=True, temperature=0.75, top_p=0.92, max_new_tokens=40, eos_token_id=NEWLINE, pad_token_id=END)
    texts = [pieces.text(row).split('\n')[0].strip() for row in made[:, longest:].tolist()]
    invented |= {text for text in texts if re.fullmatch(r"[A-Z][A-Za-z ,'\-]{20,170}\.", text)}
print(len(invented), 'sentences', round(time.time() - started), 's')
with gzip.open(os.environ['DATA'] + '/invented.json.gz', 'wt') as file:
    json.dump(sorted(invented), file)
